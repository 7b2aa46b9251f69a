import { basename, dirname, join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { Builds } from '../builds.ts'
import { publishedBuilds } from '../publish-build.ts'

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
