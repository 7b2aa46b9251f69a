import { ownProperty } from '#shared/own-property.ts'

/** How the page handles a file: it plays sounds and films, shows pictures, and offers the rest for download. */
export type FileKind = 'document' | 'picture' | 'audio' | 'video'

/** A file on a product's page. */
export interface DownloadFile {
  name: string
  /** Type and size: 'PDF, 34 kB'. */
  words: string
  address: string
  kind: FileKind
}

export interface FileType {
  kind: FileKind
  mediaType: string
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/**
 * The type of a file, by its extension. Unknown types, such as pages, drawings and programs that a browser could run, are binary data that can only
 * be downloaded.
 */
export function fileType(fileName: string): FileType {
  const mediaType = ownProperty(mediaTypes, extensionOf(fileName)) ?? 'application/octet-stream'
  const [family] = mediaType.split('/')
  const kind = family === 'image' ? 'picture' : family === 'audio' || family === 'video' ? family : 'document'
  return { kind, mediaType }
}

/** 'karta.PDF', 34 000 → 'PDF, 34 kB': the readable type and size, in thousands. */
export function fileDescription(fileName: string, bytes: number): string {
  const type = extensionOf(fileName).toUpperCase()
  const size =
    bytes < 1_000
      ? `${bytes}\u00a0B`
      : bytes < 999_500
        ? `${Math.round(bytes / 1_000)}\u00a0kB`
        : `${(Math.round(bytes / 100_000) / 10).toLocaleString('pl')}\u00a0MB`
  return type ? `${type}, ${size}` : size
}

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}
