import { data } from 'react-router'
import { type PendingMessage, plainMessage } from '#features/basket/rules/messages.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'

interface ActionAnswer {
  messages: PendingMessage[]
}

/**
 * A change that does not reach the shop is said above the basket, which stays as it was last seen; with that status nothing is loaded
 * anew, which would fail too.
 */
export async function reportLostConnection(send: () => Promise<ActionAnswer>) {
  try {
    return await send()
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown // fetch has no other for a network that is away
    return data(
      { messages: [plainMessage('error', 'connection', { text: basketPageTexts.connection })] },
      { status: 503 },
    )
  }
}
