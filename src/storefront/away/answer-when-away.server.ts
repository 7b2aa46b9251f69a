import { data, type ServerBuild } from 'react-router'
import { isAway } from '#platform/database/database-away.ts'
import { log } from '#platform/log.ts'
import { changeHandlers, type Handler } from '../change-handlers.server.ts'
import type { FrameData } from '../root.server.ts'
import type { AwayData } from './away-data.ts'

/** The same pages, which answer 503 where their loader or action failed because the database was away. */
export function answerWhenAway(build: ServerBuild): ServerBuild {
  const readFrame = build.routes.root?.module.loader as Handler | undefined
  return changeHandlers(build, { loader: carefulLoader, action: (action) => carefulAction(action, readFrame) })
}

function carefulLoader(loader: Handler): Handler {
  return async (asked) => {
    try {
      return await loader(asked)
    } catch (error) {
      throw away(error, { sent: null, frame: null })
    }
  }
}

/** What was sent comes back with the answer, so that it can be sent once more; the frame too, which errors of actions lack. */
function carefulAction(action: Handler, readFrame: Handler | undefined): Handler {
  return async (asked) => {
    const isUnread = isForm(asked.request) && !asked.request.bodyUsed // a .php call may have read it and found nothing in it
    const copy = isUnread ? asked.request.clone() : null
    try {
      return await action(asked)
    } catch (error) {
      if (!isAway(error)) throw error
      const frame = await Promise.resolve(readFrame?.(asked)).catch(() => null)
      throw away(error, { sent: copy && sendable(await copy.formData()), frame: frame as FrameData | null })
    }
  }
}

function isForm({ headers }: Request): boolean {
  return headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** Null for what must not stand in a page: passwords. */
function sendable(form: FormData): [string, string][] | null {
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)])
  return fields.some(([name]) => /password|haslo/i.test(name)) ? null : fields
}

function away(error: unknown, told: AwayData): unknown {
  if (!isAway(error)) return error
  log.error(error)
  return data(told, { status: 503 })
}
