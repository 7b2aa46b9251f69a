import { createHash } from 'node:crypto'
import type { kyselyAdapter } from '@better-auth/kysely-adapter'

type OpenAdapter = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<OpenAdapter>

/** As much of what the library asks of its adapter as names a session's token. */
interface Asked {
  model: string
  where?: { field: string; value: unknown }[]
  data?: Record<string, unknown>
}

/**
 * Stores SHA-256 of session tokens in place of the tokens, which the library itself does not offer: a copy of the database signs
 * nobody in, not even with the secret beside it. The library goes on seeing the token of the cookie that it asks with; the rows of
 * other sessions show the hash.
 */
export function withHashedSessionTokens(open: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = open(options)
    const methods = ['create', 'update', 'updateMany', 'findOne', 'findMany', 'delete', 'deleteMany', 'count'] as const
    for (const method of [...methods, 'consumeOne' as const]) wrap(adapter, method)
    return adapter
  }
}

/** In place, since the library knows the adapter by its identity. */
function wrap(adapter: Adapter, method: keyof Adapter): void {
  const perform = adapter[method] as (asked: Asked) => Promise<unknown>
  const wrapped = async (asked: Asked) => {
    if (asked.model !== 'session') return perform(asked)
    const token = asked.data?.token ?? asked.where?.find(({ field }) => field === 'token')?.value
    return showToken(await perform(hashToken(asked)), token)
  }
  Object.assign(adapter, { [method]: wrapped })
}

function hashToken(asked: Asked): Asked {
  const { where, data } = asked
  return {
    ...asked,
    ...(where && {
      where: where.map((term) => (term.field === 'token' ? { ...term, value: hashed(term.value) } : term)),
    }),
    ...(data && { data: { ...data, token: hashed(data.token) } }),
  }
}

function hashed(token: unknown): unknown {
  if (Array.isArray(token)) return token.map(hashed)
  return typeof token === 'string' ? createHash('sha256').update(token).digest('hex') : token
}

function showToken(answer: unknown, token: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((row) => showToken(row, token))
  const isRow = typeof answer === 'object' && answer !== null && 'token' in answer
  return isRow && typeof token === 'string' ? { ...answer, token } : answer
}
