import type { Shop } from '#shop'

/** Signs the client out in one other browser, by its id, or in all others. */
export async function endSessions(shop: Shop, which: { browserId: string } | 'others'): Promise<void> {
  if (which === 'others') await shop.accounts.endOtherBrowsers()
  else await shop.accounts.endBrowser(which.browserId)
}
