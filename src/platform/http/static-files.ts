import { basename, dirname, join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { Builds, publishedBuilds } from '../builds.ts'
import { pictureFormats, pictureVariant } from '../pictures/picture-store.ts'
import type { PictureFormat } from '../pictures/picture-work.ts'

/**
 * Serves scripts and styles of the build in the folder `own`, of its sibling builds, and of builds published in the data
 * folder: a page of an older or newer build may reach any process behind the proxy, and tabs stay open over an upgrade. File
 * names contain a content hash, so any build that has a file has the right one.
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

/** serveStatic takes a path relative to the working directory. */
function pathFromHere(path: string): string {
  return relative(process.cwd(), path) || '.'
}

/**
 * Caches files with hashed names for a year, without revalidation; 404 responses are not cached. (`onFound` of serveStatic is
 * too late: the response already has its headers.)
 */
export function immutableCacheHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  }
}

/** Increase it when variants are generated differently, so that browsers' copies are not confirmed forever. */
const variantGeneration = 2

const picturePattern = new RegExp(`^/obrazki/([0-9a-f]{64})-([1-9]\\d{2,3})\\.(${pictureFormats.join('|')})$`)

/** GET /obrazki/<SHA-256>-<width>.<format>: immutable, so browsers cache it forever. Anything else is 404. */
export function servePictures(dataFolder: string): MiddlewareHandler {
  return async (context) => {
    const [, file = '', width, format] = picturePattern.exec(context.req.path) ?? []
    const bytes = await pictureVariant(dataFolder, file, Number(width), format as PictureFormat)
    if (!bytes) return context.notFound()
    const tag = `"${file.slice(0, 32)}-${width}-${format}-${variantGeneration}"`
    context.header('ETag', tag)
    context.header('Cross-Origin-Resource-Policy', 'cross-origin') // mails and price comparison sites embed them
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (context.req.header('If-None-Match') === tag) return context.body(null, 304)
    context.header('Content-Type', `image/${format}`)
    return context.body(new Uint8Array(bytes))
  }
}
