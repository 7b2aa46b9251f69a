import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { cleanPicturePath } from '../pictures/picture-store.ts'
import { filePath } from '../stored-files.ts'

export interface FileToSend {
  /** SHA-256 of the bytes. */
  file: string
  /** File name for saving. */
  fileName: string
  mediaType: string
  /** Browsers display it; otherwise they save it. */
  inline: boolean
}

/** For a picture, sound or film displayed alone: it may load itself and nothing else. */
const inlinePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * Returns the response with one of the shop's files: complete, partial (206, RFC 9110) for players, or 304. Pictures are sent
 * without camera metadata. Null when the file is missing on disk.
 */
export async function sendFile(dataFolder: string, known: FileToSend, request: Request): Promise<Response | null> {
  const isPicture = known.mediaType.startsWith('image/')
  const path = isPicture ? await cleanPicturePath(dataFolder, known.file) : filePath(dataFolder, known.file)
  if (!path) return null
  const found = await stat(path).catch(() => null)
  if (!found) return null
  const { size } = found
  const tag = `"${known.file.slice(0, 32)}${isPicture ? '-clean' : ''}"`
  const headers = new Headers({
    ETag: tag,
    'Cache-Control': 'public, max-age=86400',
    'Accept-Ranges': 'bytes',
    'Content-Type': known.mediaType,
    'Content-Disposition': `${known.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(known.fileName)}`,
  })
  if (known.inline) headers.set('Content-Security-Policy', inlinePolicy)
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  const isSame = (request.headers.get('If-Range') ?? tag) === tag
  const range = isSame ? byteRange(request.headers.get('Range') ?? undefined, size) : null
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const body = request.method === 'HEAD' || size === 0 ? null : stream(path, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** RFC 8187: characters allowed in a file name of a header. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function stream(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
}

/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Returns the byte range of a Range header (RFC 9110, 14.1.2), cut to the file's size. Null for a complete response: no header,
 * several ranges, or an invalid one. 'beyond' when there are no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'beyond' : { start, end }
}
