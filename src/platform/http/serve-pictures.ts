import type { MiddlewareHandler } from 'hono'
import { pictureFormats, pictureVariant } from '../pictures/picture-variant.ts'
import type { PictureFormat } from '../pictures/picture-work.ts'

/** Goes up when variants are made in another way, so that what browsers keep is not confirmed to them for ever. */
const generation = 2

const address = new RegExp(`^/obrazki/([0-9a-f]{64})-([1-9]\\d{2,3})\\.(${pictureFormats.join('|')})$`)

/** GET /obrazki/<SHA-256>-<width>.<format>: what lies there never changes, so that browsers keep it for ever. Anything else is 404. */
export function servePictures(dataFolder: string): MiddlewareHandler {
  return async (context) => {
    const [, file = '', width, format] = address.exec(context.req.path) ?? []
    const bytes = await pictureVariant(dataFolder, file, Number(width), format as PictureFormat)
    if (!bytes) return context.notFound()
    const tag = `"${file.slice(0, 32)}-${width}-${format}-${generation}"`
    context.header('ETag', tag)
    context.header('Cross-Origin-Resource-Policy', 'cross-origin') // mails and price comparers show them
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (context.req.header('If-None-Match') === tag) return context.body(null, 304)
    context.header('Content-Type', `image/${format}`)
    return context.body(new Uint8Array(bytes))
  }
}
