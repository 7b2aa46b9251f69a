import type { Context, Next } from 'hono'
import { findProductRecord, sizeTypes } from '#features/catalogue/queries/product-record.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { XmlElement } from '#shared/xml.ts'
import { writeXml, xmlElement } from '#shared/xml.ts'
import type { PublicShop } from '#shop'
import type { RequestEnvironment } from '../server/request-context.ts'
import { readProjectorRequest } from './projector/request.ts'
import { productFields, unitFields } from './projector/sizes.ts'

/** GET /projector.php?product=ID&shop_xml=true&getProductXML=true (A7.7): the product as XML; without both switches its page. */
export async function projectorXml(context: Context<RequestEnvironment>, next: Next): Promise<Response | undefined> {
  if (!['shop_xml', 'getProductXML'].every((name) => isFlagOn(context.req.query(name)))) {
    await next()
    return
  }
  const { productId } = readProjectorRequest(new URL(context.req.url).searchParams)
  const product = productId === null ? null : await productElement(context.var.publicShop, productId)
  const body = writeXml(product ?? xmlElement('error', { code: 'not_found' }))
  return context.body(body, product ? 200 : 404, { 'Content-Type': 'application/xml; charset=utf-8' })
}

async function productElement(shop: PublicShop, productId: number): Promise<XmlElement | null> {
  const record = await findProductRecord(shop, productId, { pictures: false, versions: true })
  if (!record) return null
  const versions = record.versions?.items ?? [{ id: record.id, versionName: record.versionName }]
  const ids = versions.map(({ id }) => id)
  const types = await sizeTypes(shop, ids)
  const { unit, unit_plural, unit_sellby, unit_precision } = unitFields(record)
  return xmlElement('product', { id: String(record.id), product_type: productFields(record).product_type }, [
    xmlElement('sizes_version', { unit, unit_plural, unit_sellby: String(unit_sellby), unit_precision }),
    xmlElement(
      'versions',
      {},
      versions.map(({ id, versionName }) =>
        xmlElement(
          'version',
          { id: String(id), name: versionName },
          (types.get(id) ?? []).map((type) => xmlElement('size', { type })),
        ),
      ),
    ),
  ])
}
