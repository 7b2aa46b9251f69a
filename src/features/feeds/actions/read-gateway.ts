import { decodeText } from '#platform/streams/decode-text.ts'
import { xmlRecords } from '#platform/streams/xml-records.ts'
import { attributeOf } from '#shared/xml.ts'

/** A file that an IOF gateway names, and what it says its content is. */
export interface GatewayFile {
  name: string
  address: string
  hash: string | null
}

/** What the shop takes of what a gateway names, in this order: light.xml tells prices and stock of what full.xml describes. */
const usedFiles = ['full', 'light']

/** Whether a file begins as an IOF gateway does: an index that names the files of an offer. */
export function isGateway(head: string): boolean {
  return /<provider_description[\s>]/.test(head.slice(0, 65_536))
}

/** The files that a gateway names, each name once. @param address that it was fetched from: theirs may be written relative to it */
export async function readGateway(bytes: AsyncIterable<Uint8Array>, address: string | null): Promise<GatewayFile[]> {
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
