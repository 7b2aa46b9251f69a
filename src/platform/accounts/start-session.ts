import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * A plugin of Better Auth with one endpoint, which only the server can call: it starts a session for an account whose owner has been
 * identified by something other than a password.
 */
export function startSession() {
  return {
    id: 'start-session',
    endpoints: {
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ accountId: z.string() }) },
        async (context) => {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(context.body.accountId)
          if (!user) throw new Error('a session for an account that is gone')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return context.json({ accountId: user.id })
        },
      ),
    },
  }
}
