import { data, type ServerBuild } from 'react-router'
import { log, requestNumber } from '#platform/log.ts'
import { changeHandlers, type Handler } from './change-handlers.server.ts'

/** What a page is told of a mistake on the server: by this number the log finds it. */
export interface NumberedError {
  number: string
}

/**
 * The pages' one catch: what a loader or an action throws by mistake is logged, and the page gets the request's number in its
 * place, so that a shopper can tell it. What they throw on purpose (404, redirects) stays.
 */
export function numberErrors(build: ServerBuild): ServerBuild {
  return changeHandlers(build, { loader: catching, action: catching })
}

function catching(handler: Handler): Handler {
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
