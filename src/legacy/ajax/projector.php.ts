import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { requestStockAlert } from '#features/stock-alerts/actions/stock-alerts.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { readFields } from '../form-fields.ts'
import { projectorAnswer, projectorError } from '../projector/answer.ts'
import { readProjectorRequest } from '../projector/request.ts'
import { legacyTexts } from '../texts.ts'

/** GET or POST /ajax/projector.php: `action` selects the operation; without it the answer is a product. */
export async function projectorAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const fields = await readFields(context)
  if (!fields) return refuse(context, 400, 'malformed')
  const values = new Map(fields)
  const action = values.get('action') ?? 'get'
  if (action === 'get') return sendProjector(context, fields)
  if (action === 'set_product_observed') return observe(context, values)
  return refuse(context, 404, 'unknown_action')
}

/** The requested members of a product (A7.4–A7.6), the same for all visitors. */
async function sendProjector(context: Context<RequestEnvironment>, fields: [string, string][]): Promise<Response> {
  const { publicShop } = context.var
  const answer = await projectorAnswer(publicShop, readProjectorRequest(fields))
  if (answer) return htmlJson(context, answer)
  return htmlJson(context, { error: projectorError(publicShop, 'not_found', basketTexts.unknownProduct) }, 404)
}

/** 'Notify me when available': the contract fixes the other members; `message` is ours. */
async function observe(context: Context<RequestEnvironment>, fields: Map<string, string>): Promise<Response> {
  const { method } = context.req
  if (method === 'HEAD') return context.body(null, 405, { Allow: 'GET, POST' })
  if (method === 'GET' && !mayWriteByGet(context.req.raw, context.var.publicShop.publicUrl))
    return context.redirect(toConfirm(fields), 303)
  const shop = await context.var.openShop()
  const answer = await requestStockAlert(shop, fields)
  if (answer.ok)
    return htmlJson(context, {
      status: 'success',
      message: translate(answer.value.text, answer.value.values, shop.textOverrides),
    })
  const { code, message } = answer.problem
  const errdesc = wireCodes.has(code) ? code : undefined
  const body = { status: 'error', errdesc, message: translate(message.text, message.values, shop.textOverrides) }
  return htmlJson(context, body, code === 'unknown' ? 404 : 200)
}

const wireCodes = new Set<string>(['mail', 'limit', 'increase_quantity'])

function toConfirm(fields: Map<string, string>): string {
  const [product, size, email = '', quantity = ''] = ['product', 'size', 'email', 'quantity'].map((name) =>
    fields.get(name),
  )
  return `${urls.notify(Number(product) || 0, size)}&${new URLSearchParams({ email, quantity })}`
}

function refuse(
  context: Context<RequestEnvironment>,
  status: 400 | 404,
  code: 'malformed' | 'unknown_action',
): Response {
  const { textOverrides } = context.var.publicShop
  const reason = translate(legacyTexts.notForm, {}, textOverrides)
  const message =
    code === 'malformed'
      ? translate(legacyTexts.malformed, { reason }, textOverrides)
      : translate(legacyTexts.unknownAction, {}, textOverrides)
  return htmlJson(context, { error: { code, message } }, status)
}

/**
 * JSON as text/html, which clients of /ajax/projector.php rely on (wire contract §1). Markup characters are escaped, so that a
 * browser that opens it runs nothing.
 */
function htmlJson(context: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  const escapes: Record<string, string> = { '<': '\\u003C', '>': '\\u003E', '&': '\\u0026' }
  const text = JSON.stringify(body).replace(/[<>&]/g, (character) => escapes[character] ?? character)
  return context.body(text, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
}
