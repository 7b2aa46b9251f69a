/** Why a row could not be read. */
export type CsvProblem = 'quote not closed' | 'text after a quote' | 'too many fields' | 'too large'

/** The fields of one row, and the line that it ends on; lines count from 1. */
export interface CsvFields {
  line: number
  characters: number
  fields: string[]
  problem: CsvProblem | null
}

type Mode = 'before' | 'plain' | 'quoted' | 'quote' | 'after' | 'spoiled'

const maxRowLength = 4_000_000 // per row

/**
 * Parses CSV rows (RFC 4180) from chunks of text in linear time. An error affects one row only, which ends with its line,
 * except within quotes. Unquoted fields are trimmed; a quote within one is a plain character.
 */
export class CsvReader {
  readonly #delimiter: string
  readonly #lineEnd: string
  #mode: Mode = 'before'
  #fields: string[] = []
  #field = ''
  #characters = 0
  #problem: CsvProblem | null = null
  #line: number
  #rows: CsvFields[] = []

  /** @param line number of the first line */
  constructor(delimiter: string, lineEnd: '\n' | '\r', line = 1) {
    this.#delimiter = delimiter
    this.#lineEnd = lineEnd
    this.#line = line
  }

  /** Returns the rows that end in this chunk. */
  write(piece: string): CsvFields[] {
    let at = 0
    while (at < piece.length) {
      const until = this.#mode === 'quoted' ? this.#readQuoted(piece, at) : this.#readSign(piece, at)
      this.#characters += until - at
      at = until
      if (this.#characters > maxRowLength) this.#spoil('too large')
    }
    return this.#rows.splice(0)
  }

  /** Returns the last row, if no line end has closed it. */
  end(): CsvFields[] {
    if (this.#mode === 'quoted') this.#problem ??= 'quote not closed'
    this.#endRow()
    return this.#rows.splice(0)
  }

  /** Reads up to the next quote. */
  #readQuoted(piece: string, from: number): number {
    const quote = piece.indexOf('"', from)
    const until = quote === -1 ? piece.length : quote
    const text = piece.slice(from, until)
    this.#field += text
    for (let end = text.indexOf(this.#lineEnd); end !== -1; end = text.indexOf(this.#lineEnd, end + 1)) this.#line++
    if (quote === -1) return until
    this.#mode = 'quote'
    return until + 1
  }

  /** Reads one special character, or the text up to the next one. */
  #readSign(piece: string, at: number): number {
    const sign = piece[at]
    if (sign === this.#lineEnd) {
      this.#endRow()
      this.#line++
      return at + 1
    }
    if (this.#mode === 'spoiled') return this.#textEnd(piece, at)
    if (sign === this.#delimiter) this.#endField()
    else if (sign === '"' && this.#mode === 'before') this.#mode = 'quoted'
    else if (sign === '"' && this.#mode === 'quote') {
      this.#field += sign
      this.#mode = 'quoted'
    } else if (this.#mode === 'before' || this.#mode === 'plain') return this.#readPlain(piece, at)
    else if (sign?.trim() === '') this.#mode = 'after'
    else this.#spoil('text after a quote')
    return at + 1
  }

  #readPlain(piece: string, at: number): number {
    const until = this.#textEnd(piece, at)
    const text = this.#mode === 'plain' ? piece.slice(at, until) : piece.slice(at, until).trimStart()
    if (text === '') return until
    if (this.#mode === 'before' && text.startsWith('"')) return until - text.length
    this.#mode = 'plain'
    this.#field += text
    return until
  }

  /** Returns the index of the next delimiter or line end. */
  #textEnd(piece: string, from: number): number {
    let at = from + 1
    while (at < piece.length && piece[at] !== this.#delimiter && piece[at] !== this.#lineEnd) at++
    return at
  }

  #endField(): void {
    this.#fields.push(this.#mode === 'plain' ? this.#field.trimEnd() : this.#field)
    this.#field = ''
    this.#mode = 'before'
  }

  /** Skips empty lines. */
  #endRow(): void {
    const isEmpty = this.#mode === 'before' && this.#fields.length === 0
    this.#endField()
    const [line, fields, characters, problem] = [this.#line, this.#fields, this.#characters, this.#problem]
    if (!isEmpty || problem) this.#rows.push({ line, characters, fields: problem ? [] : fields, problem })
    this.#fields = []
    this.#characters = 0
    this.#problem = null
  }

  #spoil(problem: CsvProblem): void {
    this.#problem ??= problem
    this.#mode = 'spoiled'
    this.#fields = []
    this.#field = ''
  }
}
