import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** A name led to an address that strangers must not reach through the shop. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/**
 * Finds the addresses of a name for a connection that is about to be made, and lets it through only when all are public. The
 * connection goes to just these addresses, so that a name server cannot give another answer the second time.
 */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('no address'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddress(name), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
