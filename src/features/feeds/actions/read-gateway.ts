import { decodeText } from '#platform/streams/decode-text.ts'
import { UnpackProblem, unpackFile } from '#platform/streams/unpack-file.ts'
import { xmlRecords } from '#platform/streams/xml-records.ts'
import { attributeOf } from '#shared/xml.ts'

/** A file of an IOF gateway, and the gateway's hash of its content. */
export interface GatewayFile {
  name: string
  address: string
  hash: string | null
}

/** The files that the shop imports, in this order: light.xml has prices and stock of the products in full.xml. */
const usedFiles = ['full', 'light']

/** Whether a file begins like an IOF gateway: an index of the files of an offer. */
export function isGateway(head: string): boolean {
  return /<provider_description[\s>]/.test(head.slice(0, 65_536))
}

/**
 * Returns the files of a gateway, each name once.
 * @param address the gateway's own address, for relative links
 */
async function readGateway(bytes: AsyncIterable<Uint8Array>, address: string | null): Promise<GatewayFile[]> {
  const files: GatewayFile[] = []
  const isFile = (name: string, parent: string | undefined) => parent === undefined && usedFiles.includes(name)
  for await (const record of xmlRecords(decodeText(bytes), isFile)) {
    if (!('element' in record)) continue
    const { element } = record
    const url = URL.parse(attributeOf(element, 'url'), address ?? undefined)
    if (url && !files.some(({ name }) => name === element.name))
      files.push({ name: element.name, address: url.href, hash: attributeOf(element, 'hash') || null })
  }
  return files.sort((one, other) => usedFiles.indexOf(one.name) - usedFiles.indexOf(other.name))
}

/** The files of a downloaded gateway; null when it is not a gateway; a file that cannot be decompressed is reported by the import. */
export async function findGatewayFiles(
  path: string,
  address: string | null,
  maxBytes: number,
): Promise<GatewayFile[] | null> {
  try {
    for await (const head of decodeText(unpackFile(path, maxBytes)))
      return isGateway(head) ? await readGateway(unpackFile(path, maxBytes), address) : null
    return null
  } catch (error) {
    if (error instanceof UnpackProblem) return null
    throw error
  }
}
