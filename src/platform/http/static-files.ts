import { basename, dirname, join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { Builds, publishedBuilds } from '../builds.ts'
import { pictureFormats, pictureVariant } from '../pictures/picture-store.ts'
import type { PictureFormat } from '../pictures/picture-work.ts'

/**
 * Scripts and styles of the build in the folder `own`, of the builds beside it, and of those that other processes have put into the
 * data folder: a page of another build, older or newer, asks whichever process the proxy sends it to, and tabs stay open over an
 * upgrade. Names change with contents, so any build that has a file has the right one.
 */
export function serveAssets(own: string, dataFolder: string): MiddlewareHandler {
  const elsewhere = [new Builds(dirname(own)), publishedBuilds(dataFolder)]
  const servers = new Map<string, MiddlewareHandler>()
  const serve = async (build: string, context: Context): Promise<Response | null> => {
    const server = servers.get(build) ?? serveStatic({ root: pathFromHere(join(build, 'client')), precompressed: true })
    servers.set(build, server)
    let isMissing = false
    const answer = await server(context, async () => {
      isMissing = true
    })
    return isMissing || !answer ? null : answer
  }
  return async (context, next) => {
    const found = await serve(own, context)
    if (found) return found
    for (const builds of elsewhere)
      for (const hash of builds.all().filter((hash) => hash !== basename(own))) {
        const found = await serve(builds.path(hash), context)
        if (found) return found
      }
    return next()
  }
}

/** serveStatic takes a path relative to where the process was started. */
function pathFromHere(path: string): string {
  return relative(process.cwd(), path) || '.'
}

/**
 * Files whose names change with their content are cached for a year without being asked for again. What is not found is not. (Not by
 * `onFound` of serveStatic: it is called when the answer has its headers already.)
 */
export function immutableCacheHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  }
}

/** Goes up when variants are made in another way, so that what browsers keep is not confirmed to them for ever. */
const variantGeneration = 2

const picturePattern = new RegExp(`^/obrazki/([0-9a-f]{64})-([1-9]\\d{2,3})\\.(${pictureFormats.join('|')})$`)

/** GET /obrazki/<SHA-256>-<width>.<format>: what lies there never changes, so that browsers keep it for ever. Anything else is 404. */
export function servePictures(dataFolder: string): MiddlewareHandler {
  return async (context) => {
    const [, file = '', width, format] = picturePattern.exec(context.req.path) ?? []
    const bytes = await pictureVariant(dataFolder, file, Number(width), format as PictureFormat)
    if (!bytes) return context.notFound()
    const tag = `"${file.slice(0, 32)}-${width}-${format}-${variantGeneration}"`
    context.header('ETag', tag)
    context.header('Cross-Origin-Resource-Policy', 'cross-origin') // mails and price comparers show them
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (context.req.header('If-None-Match') === tag) return context.body(null, 304)
    context.header('Content-Type', `image/${format}`)
    return context.body(new Uint8Array(bytes))
  }
}
