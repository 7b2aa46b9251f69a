/** The Set-Cookie lines of a response; a later line for the same cookie replaces the earlier one. */
export class ResponseCookies {
  readonly #lines: string[] = []

  get lines(): readonly string[] {
    return this.#lines
  }

  add(line: string): void {
    const name = line.slice(0, line.indexOf('=') + 1)
    const earlier = this.#lines.findIndex((cookie) => cookie.startsWith(name))
    if (earlier >= 0) this.#lines.splice(earlier, 1)
    this.#lines.push(line)
  }

  addAll(headers: Headers): void {
    for (const line of headers.getSetCookie()) this.add(line)
  }
}
