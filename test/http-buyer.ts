import { orderForm } from './order-form.ts'

/** A guest who buys one mug over the network, from a shop that may be killed at any moment. */
export class HttpBuyer {
  readonly #shop: () => Promise<string>
  readonly #cookies = new Map<string, string>()
  #form: [string, string][] | null = null
  /** How often the same form was sent again because no answer came. */
  repeated = 0

  /** `shop` returns the address of the shop that is open now, or will be soon. */
  constructor(shop: () => Promise<string>) {
    this.#shop = shop
  }

  /** Buys, retrying while the shop is killed and restarted; returns the order's key and its page, as the shop confirmed them. */
  async buy(): Promise<{ key: string; page: string }> {
    for (;;) {
      const form = this.#form
      try {
        this.#form ??= await this.#fillForm()
        if (form) this.repeated += 1
        return { key: keyOf(this.#form), page: await this.#order(this.#form) }
      } catch (error) {
        if (!isConnectionLost(error)) throw error
      }
    }
  }

  async #fillForm(): Promise<[string, string][]> {
    const mug = new URLSearchParams({ product: '1001', size: 'uniw', number: '1', mode: '1' })
    await this.#ask('/basketchange.php', { method: 'POST', body: mug })
    const page = await (await this.#ask('/zamowienie')).text()
    return orderForm(page)
  }

  async #order(form: [string, string][]): Promise<string> {
    const answer = await this.#ask('/zamowienie', { method: 'POST', body: new URLSearchParams(form) })
    const page = answer.headers.get('Location') ?? ''
    if (!/^\/zamowienie\/\d+\/[\w.-]+$/.test(page))
      throw new Error(`the order was answered with ${answer.status} ${page}: ${await answer.text()}`)
    return page
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${await this.#shop()}${path}`, { ...init, redirect: 'manual', headers: { cookie } })
    if (answer.status === 503) throw new SentAway(await answer.text())
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    return answer
  }
}

function keyOf(form: [string, string][]): string {
  return new Map(form).get('idempotencyKey') ?? ''
}

/** A 503 with Retry-After: rows are still locked by a killed process, or the machine is busy. */
class SentAway extends Error {}

/** Whether the request may be repeated: the answer was incomplete, which fetch reports as a TypeError, or the shop says so. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SentAway
}
