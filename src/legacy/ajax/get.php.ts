import type { Context } from 'hono'
import { say, type Text } from '#shared/text.ts'
import type { Shop } from '#shop'
import type { ShopEnvironment } from '../../open-shop.ts'
import { basketAnswer } from '../basket-answer.ts'
import { legacyTexts } from '../texts.ts'

type Answer = (shop: Shop) => Promise<unknown> | unknown

/** What can be asked for. Favourites and comparing are empty until the shop has them: nobody can have put anything there. */
const answers: Record<string, Answer> = {
  Basket: async (shop) => ({ response: { basket: await basketAnswer(shop) } }),
  Wishlist: () => ({ response: { product: [] } }),
  Comparers: () => ({ response: { attributes: { count: 0 }, product: [] } }),
  Snippets: (shop) => problem(shop, 'unsupported', legacyTexts.unsupported),
  ToplayersAndWidgets: (shop) => problem(shop, 'unsupported', legacyTexts.unsupported),
  Projector: (shop) => problem(shop, 'unsupported', legacyTexts.unsupported),
  Hotspots: (shop) => problem(shop, 'unsupported', legacyTexts.unsupported),
}

const mostKeys = 50

/** POST /ajax/get.php: everything personal in one request (A7.1); one member for each key, an unknown one with its error. */
export async function getAjax(context: Context<ShopEnvironment>): Promise<Response> {
  const asked = readRequest(await context.req.text())
  const shop = await context.var.openShop()
  if (asked === null) return context.json(malformed(shop), 400)
  const answer: [string, unknown][] = []
  for (const key of asked.slice(0, mostKeys)) {
    const known = Object.hasOwn(answers, key) ? answers[key] : undefined
    answer.push([key, known ? await known(shop) : problem(shop, 'unknown_key', legacyTexts.unknownKey)])
  }
  return context.json(Object.fromEntries(answer))
}

/** The keys of request=<json>, whether it was URL-encoded or not. */
function readRequest(body: string): string[] | null {
  const plain = body.startsWith('request=') ? readJson(body.slice('request='.length)) : null
  const asked = plain ?? readJson(new URLSearchParams(body).get('request') ?? '')
  return asked && Object.keys(asked)
}

function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function problem(shop: Shop, code: string, text: Text) {
  return { error: { code, message: say(text, {}, shop.words) } }
}

function malformed(shop: Shop) {
  const reason = say(legacyTexts.notJson, {}, shop.words)
  return { error: { code: 'malformed', message: say(legacyTexts.malformed, { reason }, shop.words) } }
}
