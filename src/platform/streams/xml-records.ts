import sax from 'sax'
import type { XmlElement } from '#shared/xml.ts'

/** One record of a large XML document, or why it could not be read. Lines count from 1. */
export type XmlRecord = { line: number } & (
  | {
      element: XmlElement
      /** Of the element that it stands in. */
      parentAttributes: Record<string, string>
      characters: number
    }
  | { problem: string }
)

/** The problem of a document that ends before its root element does. */
export const unexpectedEnd = 'Unexpected end'

const mostCharacters = 4_000_000 // of one record
const mostDepth = 100
const mostProblemsOutside = 20

/** Elements that may be open at once, those around the records included, and problems in a record, before the rest of it is passed over. */
const mostOpen = 200
const mostProblems = 1_000

const atOnce = 4_096 // characters
Object.assign(sax, { MAX_BUFFER_LENGTH: 16_384 }) // characters of an attribute; longer text comes in pieces

/** What sax holds and does not name in its types. */
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
 * Reads records one after the other, however large the document; what lies around them is passed over. Broken XML spoils
 * the record it is in, and reading goes on with the next one. Entities of a document type are not expanded.
 * @param isRecord whether an element of this name, in one of that name, is a record
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
  /** What is wrong inside the brackets of a tag that is being read; null outside of any. */
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

  /** So much is wrong outside of all records that this is no such document. */
  get hopeless(): boolean {
    return this.#problemsOutside >= mostProblemsOutside
  }

  write(chunk: string): XmlRecord[] {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0 // sax makes an error of each wrong character
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

  /** A document whose root element is not closed was cut short: its last record says so. */
  end(): XmlRecord[] {
    const isCut = this.#held.sawRoot && !this.#held.closedRoot
    const line = this.#open?.line ?? this.#line
    this.#parser.close() // begins anew: what it knew is gone
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
    if (this.#held.tags.length > mostOpen || (this.#isHopelessRecord && !isRecord)) {
      this.#held.tags.pop()
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
    this.#held.error = null // sax goes on when it is taken away
    const [message = ''] = error.message.split('\n', 1)
    const piece = /^Max buffer length exceeded: (\w+)$/.exec(message)?.[1]
    if (piece) Object.assign(this.#parser, { [piece]: '' }) // else sax would gather the rest of it as well
    if (piece === 'comment' || message === 'Unclosed root tag') return
    const problem = piece ? 'Too large' : message
    if (this.#open) this.#open.problems++
    if (this.#tag) this.#tag.problem ??= problem
    else if (this.#open) this.#open.problem ??= problem
    else this.#complain(problem)
  }

  /** A tag that is closed by another has sax complain of each that is open: of a record that is nothing but such, only the record stays open. */
  #forgetTags(): void {
    if (!this.#open || !this.#isHopelessRecord) return
    this.#held.tags.length -= this.#open.stack.length - 1
    this.#open.stack.length = 1
  }

  get #isHopelessRecord(): boolean {
    return (this.#open?.problems ?? 0) > mostProblems
  }

  get #held(): SaxInternals {
    return this.#parser as unknown as SaxInternals
  }

  /** Of what lies outside of all records. */
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
