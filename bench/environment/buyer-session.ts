import { hiddenFields, orderForm } from '../../test/order-form.ts'

/** A browser without scripts at a shop on this machine: it stores its cookie and follows no redirect. */
export class BuyerSession {
  readonly #origin: string
  readonly #address: string
  #cookie = ''

  /** `address`: the client address, as a proxy would send it; orders of one address are rate-limited. */
  constructor(port: number, address = '198.18.0.1') {
    this.#origin = `http://localhost:${port}`
    this.#address = address
  }

  async get(address: string): Promise<string> {
    const answer = await this.#ask(address, {})
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
    return answer.text()
  }

  /** Adds a quantity of one size to the basket; throws when the shop refuses. */
  async add(product: number, size: string, number = 1): Promise<void> {
    const answer = await this.#post('/basketchange.php', {
      product: `${product}`,
      size,
      number: `${number}`,
      getAjax: 'true',
    })
    const { results } = (await answer.json()) as { results: { status: string }[] }
    if (results[0]?.status !== 'success') throw new Error(`the basket refused: ${JSON.stringify(results)}`)
  }

  /** The number of pieces in the basket. */
  async pieces(): Promise<number> {
    const { basket } = JSON.parse(await this.get('/ajax/basket.php')) as { basket: { productsNumber: number } }
    return basket.productsNumber
  }

  /** Sends the form of this order page, filled in by a guest; returns the address of the confirmation, or null when the shop refuses. */
  async order(page: string): Promise<string | null> {
    const answer = await this.#post('/zamowienie', filledForm(page))
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`an order was answered with ${answer.status}`)
    const address = answer.headers.get('Location') ?? ''
    return isConfirmation(address) ? address : null
  }

  /** The bytes of the same request, for a `Connection`: it is read and filled in before the time is taken. */
  orderRequest(page: string): Buffer {
    const body = new URLSearchParams(filledForm(page)).toString()
    const head = [
      'POST /zamowienie HTTP/1.1',
      `Host: ${new URL(this.#origin).host}`,
      `Cookie: ${this.#cookie}`,
      `X-Forwarded-For: ${this.#address}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
    ]
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
  }

  #post(address: string, fields: Record<string, string> | [string, string][]): Promise<Response> {
    return this.#ask(address, { method: 'POST', body: new URLSearchParams(fields) })
  }

  async #ask(address: string, init: RequestInit): Promise<Response> {
    const headers = { Cookie: this.#cookie, 'X-Forwarded-For': this.#address }
    const answer = await fetch(`${this.#origin}${address}`, { ...init, headers, redirect: 'manual' })
    const [setCookieHeader] = answer.headers.getSetCookie()
    if (setCookieHeader) this.#cookie = setCookieHeader.split(';')[0] ?? ''
    return answer
  }
}

/** Throws when the page has no form of an order. */
function filledForm(page: string): [string, string][] {
  if (!hiddenFields(page).some(([name]) => name === 'idempotencyKey')) throw new Error('this is no form of an order')
  return orderForm(page)
}

/** Whether it leads to the confirmation of an order. */
export function isConfirmation(address: string): boolean {
  return /^\/zamowienie\/\d/.test(address)
}
