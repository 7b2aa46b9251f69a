import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { log, requestNumber } from '#platform/log.ts'
import type { FrameData } from './root.server.ts'

/** What a page learns about a server error: the number of its log entry. */
export interface NumberedError {
  number: string
}

/**
 * The only catch of the pages: an unexpected error in a loader or an action is logged, and the page gets the request's number in its place,
 * so that the visitor can quote it. What they throw on purpose (404, redirects) passes through.
 */
export function addErrorNumbers(build: ServerBuild): ServerBuild {
  return wrapHandlers(build, { loader: logUnexpected, action: logUnexpected })
}

function logUnexpected(handler: RouteHandler): RouteHandler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (thrown) {
      if (!(thrown instanceof Error) || args.request.signal.aborted) throw thrown
      log.error(thrown)
      const body: NumberedError = { number: requestNumber() }
      throw data(body, { status: 500 })
    }
  }
}

/** A loader or an action. */
type RouteHandler = (args: LoaderFunctionArgs) => unknown

/** Returns the same routes with wrapped loaders and actions. */
function wrapHandlers(
  build: ServerBuild,
  change: { loader: (loader: RouteHandler) => RouteHandler; action: (action: RouteHandler) => RouteHandler },
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const changed = {
      ...(loader && { loader: change.loader(loader as RouteHandler) }),
      ...(action && { action: change.action(action as RouteHandler) }),
    }
    return [id, { ...route, module: { ...route.module, ...changed } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** Returns the same routes, which answer 503 where their loader or action failed because the database was unavailable. */
export function answerUnavailable(build: ServerBuild): ServerBuild {
  const readFrame = build.routes.root?.module.loader as RouteHandler | undefined
  return wrapHandlers(build, { loader: wrapLoader, action: (action) => wrapAction(action, readFrame) })
}

function wrapLoader(loader: RouteHandler): RouteHandler {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      throw unavailableResponse(error, { sent: null, frame: null })
    }
  }
}

/**
 * The submitted fields come back with the response, so that the form can be sent again; so does the frame, which errors of actions lack.
 */
function wrapAction(action: RouteHandler, readFrame: RouteHandler | undefined): RouteHandler {
  return async (args) => {
    const isUnread = isForm(args.request) && !args.request.bodyUsed // a .php call may have read the body and found nothing in it
    const copy = isUnread ? args.request.clone() : null
    try {
      return await action(args)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const frame = await Promise.resolve(readFrame?.(args)).catch(() => null)
      throw unavailableResponse(error, {
        sent: copy && resubmittableFields(await copy.formData()),
        frame: frame as FrameData | null,
      })
    }
  }
}

function isForm({ headers }: Request): boolean {
  return headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** Null for what must not appear in a page: passwords. */
function resubmittableFields(form: FormData): [string, string][] | null {
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)])
  return fields.some(([name]) => /password|haslo/i.test(name)) ? null : fields
}

function unavailableResponse(error: unknown, body: UnavailableData): unknown {
  if (!isUnavailable(error)) return error
  log.error(error)
  return data(body, { status: 503 })
}

/** The data of a 503 response for its page. */
export interface UnavailableData {
  /** The submitted form, to be sent again; null when there was none, or when it must not appear in a page. */
  sent: [string, string][] | null
  /** The frame around the page, where it is not known otherwise. */
  frame: FrameData | null
}
