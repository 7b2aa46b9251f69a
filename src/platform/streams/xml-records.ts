import sax from 'sax'
import type { XmlElement } from '#shared/xml.ts'

/** One record of a large XML document, or why it could not be read. Lines count from 1. */
export type XmlRecord = { line: number } & (
  | {
      element: XmlElement
      /** Attributes of its parent element. */
      parentAttributes: Record<string, string>
      characters: number
    }
  | { problem: string }
)

/** The problem of a document that ends before its root element. */
export const unexpectedEnd = 'Unexpected end'

const mostCharacters = 4_000_000 // per record
const mostDepth = 100
const mostProblemsOutside = 20

/**
 * Limits of open elements, including those around the records, and of problems in a record, before the rest of it is skipped.
 */
const mostOpen = 200
const mostProblems = 1_000

const atOnce = 4_096 // characters
Object.assign(sax, { MAX_BUFFER_LENGTH: 16_384 }) // characters of an attribute; longer text comes in chunks

/** Members of sax that its types omit. */
interface SaxInternals {
  tags: unknown[]
  sawRoot: boolean
  closedRoot: boolean
  error: Error | null
}

interface OpenElement {
  line: number
  parentAttributes: Record<string, string>
  stack: XmlElement[]
  characters: number
  problem: string | null
  problems: number
}

/**
 * Yields records one after the other, however large the document; everything around them is skipped. Broken XML affects only
 * its own record. Entities of a document type are not expanded.
 * @param isRecord whether an element of this name, in a parent of that name, is a record
 */
export async function* xmlRecords(
  chunks: AsyncIterable<string>,
  isRecord: (name: string, parent: string | undefined) => boolean,
): AsyncGenerator<XmlRecord> {
  const reader = new RecordReader(isRecord)
  for await (const chunk of chunks) {
    yield* reader.write(chunk)
    if (reader.hopeless) return
  }
  yield* reader.end()
}

class RecordReader {
  readonly #parser = sax.parser(true, { position: true })
  readonly #isRecord: (name: string, parent: string | undefined) => boolean
  #read: XmlRecord[] = []
  #open: OpenElement | null = null
  /** The problem inside the tag that is being read; null outside tags. */
  #tag: { problem: string | null } | null = null
  /** Attributes of the elements around the records. */
  #around: Record<string, string>[] = []
  #problemsOutside = 0

  constructor(isRecord: (name: string, parent: string | undefined) => boolean) {
    this.#isRecord = isRecord
    this.#parser.onopentagstart = () => {
      this.#tag = { problem: null }
    }
    this.#parser.onopentag = ({ name, attributes }) => this.#begin(name, attributes as Record<string, string>)
    this.#parser.ontext = (text) => this.#addText(text)
    this.#parser.oncdata = (text) => this.#addText(text)
    this.#parser.onclosetag = () => this.#finish()
    this.#parser.onerror = (error) => this.#spoil(error)
  }

  /** Too many problems outside of records: this is not such a document. */
  get hopeless(): boolean {
    return this.#problemsOutside >= mostProblemsOutside
  }

  write(chunk: string): XmlRecord[] {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0 // sax creates an Error for each wrong character
    try {
      for (let from = 0; from < chunk.length && !this.hopeless; from += atOnce) {
        this.#parser.write(chunk.slice(from, from + atOnce))
        this.#forgetTags()
      }
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
    return this.#read.splice(0)
  }

  /** A document whose root element is not closed was truncated: its last record reports it. */
  end(): XmlRecord[] {
    const isCut = this.#sax.sawRoot && !this.#sax.closedRoot
    const line = this.#open?.line ?? this.#line
    this.#parser.close() // resets the parser and its state
    if (this.#open || isCut) this.#read.push({ line, problem: unexpectedEnd })
    return this.#read
  }

  get #line(): number {
    return this.#parser.line + 1
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const element = { name, attributes, text: '', children: [] }
    const problem = this.#tag?.problem ?? null
    this.#tag = null
    const parent = this.#open?.stack.at(-1)
    const isRecord = this.#isRecord(name, parent?.name)
    if (this.#sax.tags.length > mostOpen || (this.#isHopelessRecord && !isRecord)) {
      this.#sax.tags.pop()
      if (this.#open) this.#open.problem ??= 'Too deep'
      else this.#complain('Too deep')
      return
    }
    if (isRecord) {
      if (this.#open) this.#read.push({ line: this.#open.line, problem: this.#open.problem ?? 'Unclosed element' })
      const parentAttributes = this.#around.at(-1) ?? {}
      this.#open = {
        line: this.#line,
        parentAttributes,
        stack: [element],
        characters: sizeOf(attributes),
        problem,
        problems: 0,
      }
      return
    }
    if (!this.#open) {
      if (this.#around.length < mostDepth) this.#around.push(attributes)
      this.#complain(problem)
      return
    }
    this.#open.problem ??= problem
    if (this.#open.stack.length >= mostDepth) this.#open.problem ??= 'Too deep'
    this.#grow(sizeOf(attributes))
    if (this.#open.problem === null) parent?.children.push(element)
    this.#open.stack.push(element)
  }

  #addText(text: string): void {
    const element = this.#open?.stack.at(-1)
    if (!element) return
    this.#grow(text.length)
    if (this.#open?.problem === null) element.text += text
  }

  #grow(characters: number): void {
    if (!this.#open) return
    this.#open.characters += characters
    if (this.#open.characters > mostCharacters) this.#open.problem ??= 'Too large'
  }

  #finish(): void {
    if (!this.#open) this.#around.pop()
    const element = this.#open?.stack.pop()
    if (!this.#open || !element || this.#open.stack.length > 0) return
    const { line, parentAttributes, problem, characters } = this.#open
    this.#read.push(problem === null ? { line, element, parentAttributes, characters } : { line, problem })
    this.#open = null
  }

  #spoil(error: Error): void {
    this.#sax.error = null // sax continues when its error is cleared
    const [message = ''] = error.message.split('\n', 1)
    const piece = /^Max buffer length exceeded: (\w+)$/.exec(message)?.[1]
    if (piece) Object.assign(this.#parser, { [piece]: '' }) // otherwise sax would buffer the rest of it as well
    if (piece === 'comment' || message === 'Unclosed root tag') return
    const problem = piece ? 'Too large' : message
    if (this.#open) this.#open.problems++
    if (this.#tag) this.#tag.problem ??= problem
    else if (this.#open) this.#open.problem ??= problem
    else this.#complain(problem)
  }

  /** Closing an outer tag makes sax complain of each open one: for a record of unclosed tags, drop all but the record. */
  #forgetTags(): void {
    if (!this.#open || !this.#isHopelessRecord) return
    this.#sax.tags.length -= this.#open.stack.length - 1
    this.#open.stack.length = 1
  }

  get #isHopelessRecord(): boolean {
    return (this.#open?.problems ?? 0) > mostProblems
  }

  get #sax(): SaxInternals {
    return this.#parser as unknown as SaxInternals
  }

  /** Records a problem outside of all records. */
  #complain(problem: string | null): void {
    if (problem !== null && this.#problemsOutside++ < mostProblemsOutside)
      this.#read.push({ line: this.#line, problem })
  }
}

function sizeOf(attributes: Record<string, string>): number {
  let size = 20
  for (const name in attributes) size += name.length + (attributes[name]?.length ?? 0)
  return size
}
