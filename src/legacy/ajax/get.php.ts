import type { Context } from 'hono'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { type Text, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { wireBasketAnswer } from '../basket-answer.ts'
import { comparersAnswer } from '../comparison-answer.ts'
import { wishlistAnswer } from '../favourites.ts'
import { hotspotsAnswer, readHotspotsRequest } from '../hotspots.tsx'
import { projectorAnswer } from '../projector/answer.ts'
import { readProjectorRequest } from '../projector/request.ts'
import { snippetsAnswer, toplayersAnswer } from '../snippets-answer.tsx'
import { legacyTexts } from '../texts.ts'

type Answer = (shop: Shop, params: unknown) => Promise<unknown> | unknown

/** The supported keys. */
const answers: Record<string, Answer> = {
  Basket: async (shop) => ({ response: { basket: await wireBasketAnswer(shop) } }),
  Wishlist: async (shop, params) => ({ response: await wishlistAnswer(shop, new Map(textsIn(params)).get('only')) }),
  Comparers: async (shop, params) => ({ response: await comparersAnswer(shop, new Map(textsIn(params)).get('only')) }),
  Snippets: (shop, params) => ({ response: snippetsAnswer(shop, new Map(textsIn(params)).get('scripts')) }),
  ToplayersAndWidgets: (shop, params) => ({ response: toplayersAnswer(shop, new Map(textsIn(params))) }),
  Projector: projector,
  Hotspots: async (shop, params) => ({ response: await hotspotsAnswer(shop, readHotspotsRequest(textsIn(params))) }),
}

const maxKeys = 50

/**
 * POST /ajax/get.php, or GET with ?request=: all personal data in one request (A7.1). Returns one member per key; an unknown
 * key gets an error.
 */
export async function getAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const { method, url } = context.req
  const request = readRequest(method === 'POST' ? await context.req.text() : new URL(url).search.slice(1))
  const shop = await context.var.openShop()
  if (request === null) return context.json(malformed(shop), 400)
  const answer: [string, unknown][] = []
  for (const [key, about] of Object.entries(request).slice(0, maxKeys)) {
    const known = Object.hasOwn(answers, key) ? answers[key] : undefined
    answer.push([key, known ? await known(shop, about?.params) : problem(shop, 'unknown_key', legacyTexts.unknownKey)])
  }
  return context.json(Object.fromEntries(answer))
}

/** The product members of /ajax/projector.php, with its fields as params. */
async function projector(shop: Shop, params: unknown) {
  const response = await projectorAnswer(shop, readProjectorRequest(textsIn(params)))
  return response ? { response } : problem(shop, 'not_found', basketTexts.unknownProduct)
}

/** Members of a JSON object whose values a form field can hold. */
function textsIn(params: unknown): [string, string][] {
  const members = typeof params === 'object' && params !== null ? Object.entries(params) : []
  return members.flatMap(([name, value]) => {
    return ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)] as [string, string]] : []
  })
}

type GetRequest = Record<string, { params?: unknown } | null>

/** The keys of request=<json> with their params; the JSON may be URL-encoded. */
function readRequest(body: string): GetRequest | null {
  const plain = body.startsWith('request=') ? readJson(body.slice('request='.length)) : null
  return plain ?? readJson(new URLSearchParams(body).get('request') ?? '')
}

function readJson(text: string): GetRequest | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? (value as GetRequest | null) : null
  } catch {
    return null
  }
}

function problem(shop: Shop, code: string, text: Text) {
  return { error: { code, message: translate(text, {}, shop.textOverrides) } }
}

function malformed(shop: Shop) {
  const reason = translate(legacyTexts.notJson, {}, shop.textOverrides)
  return { error: { code: 'malformed', message: translate(legacyTexts.malformed, { reason }, shop.textOverrides) } }
}
