import { data } from 'react-router'
import { type PendingMessage, plainMessage } from '#features/basket/rules/messages.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'

interface ActionAnswer {
  messages: PendingMessage[]
}

/**
 * Reports a change that does not reach the shop above the basket, which stays unchanged; with this status nothing is reloaded, which would
 * fail too.
 */
export async function reportLostConnection(send: () => Promise<ActionAnswer>) {
  try {
    return await send()
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown // fetch rejects with no other error when the network is down
    return data(
      { messages: [plainMessage('error', 'connection', { text: basketPageTexts.connection })] },
      { status: 503 },
    )
  }
}
