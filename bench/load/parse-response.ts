export interface HttpResponse {
  status: number
  /** Status line and headers as received. */
  head: string
  /** As received: compressed when the server compresses. */
  body: Buffer
}

const emptyLine = '\r\n\r\n'

/** The answer in these bytes; null until it is complete. No bytes may follow it, since there is one request at a time. */
export function parseResponse(bytes: Buffer): HttpResponse | null {
  const headEnd = bytes.indexOf(emptyLine)
  if (headEnd < 0) return null
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const rest = bytes.subarray(headEnd + emptyLine.length)
  const body = status === 304 || status === 204 ? rest : readBody(head, rest)
  return body && { status, head, body }
}

/** The value of a header of an answer. */
export function headerOf({ head }: HttpResponse, name: string): string | null {
  return new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(head)?.[1] ?? null
}

function readBody(head: string, rest: Buffer): Buffer | null {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) return joinChunks(rest)
  return rest.length >= Number(length) ? rest : null
}

/** A chunked body: each chunk follows its length; a chunk of length 0 is the end. */
function joinChunks(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let from = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', from)
    if (lineEnd < 0) return null
    const length = Number.parseInt(rest.toString('latin1', from, lineEnd), 16)
    const chunkEnd = lineEnd + 2 + length
    if (rest.length < chunkEnd + 2) return null
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(rest.subarray(lineEnd + 2, chunkEnd))
    from = chunkEnd + 2
  }
}
