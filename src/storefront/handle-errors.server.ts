import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { log, requestNumber } from '#platform/log.ts'
import type { FrameData } from './root.server.ts'

/** What a page is told of a mistake on the server: by this number the log finds it. */
export interface NumberedError {
  number: string
}

/**
 * The pages' one catch: what a loader or an action throws by mistake is logged, and the page gets the request's number in its
 * place, so that a shopper can tell it. What they throw on purpose (404, redirects) stays.
 */
export function addErrorNumbers(build: ServerBuild): ServerBuild {
  return wrapHandlers(build, { loader: logUnexpected, action: logUnexpected })
}

function logUnexpected(handler: RouteHandler): RouteHandler {
  return async (asked) => {
    try {
      return await handler(asked)
    } catch (thrown) {
      if (!(thrown instanceof Error) || asked.request.signal.aborted) throw thrown
      log.error(thrown)
      const told: NumberedError = { number: requestNumber() }
      throw data(told, { status: 500 })
    }
  }
}

/** A loader or an action. */
type RouteHandler = (asked: LoaderFunctionArgs) => unknown

/** The same pages with changed loaders and actions. */
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

/** The same pages, which answer 503 where their loader or action failed because the database was away. */
export function answerUnavailable(build: ServerBuild): ServerBuild {
  const readFrame = build.routes.root?.module.loader as RouteHandler | undefined
  return wrapHandlers(build, { loader: wrapLoader, action: (action) => wrapAction(action, readFrame) })
}

function wrapLoader(loader: RouteHandler): RouteHandler {
  return async (asked) => {
    try {
      return await loader(asked)
    } catch (error) {
      throw unavailableResponse(error, { sent: null, frame: null })
    }
  }
}

/** What was sent comes back with the answer, so that it can be sent once more; the frame too, which errors of actions lack. */
function wrapAction(action: RouteHandler, readFrame: RouteHandler | undefined): RouteHandler {
  return async (asked) => {
    const isUnread = isForm(asked.request) && !asked.request.bodyUsed // a .php call may have read it and found nothing in it
    const copy = isUnread ? asked.request.clone() : null
    try {
      return await action(asked)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const frame = await Promise.resolve(readFrame?.(asked)).catch(() => null)
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

/** Null for what must not stand in a page: passwords. */
function resubmittableFields(form: FormData): [string, string][] | null {
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)])
  return fields.some(([name]) => /password|haslo/i.test(name)) ? null : fields
}

function unavailableResponse(error: unknown, told: UnavailableData): unknown {
  if (!isUnavailable(error)) return error
  log.error(error)
  return data(told, { status: 503 })
}

/** What an answer 503 brings along for its page. */
export interface UnavailableData {
  /** The form that was sent, to be sent once more; null when there was none, or when it must not stand in a page. */
  sent: [string, string][] | null
  /** What stands around the page, where it is not known otherwise. */
  frame: FrameData | null
}
