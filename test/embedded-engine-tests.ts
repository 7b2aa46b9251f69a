/**
 * Database tests that also run on the embedded engine: migrations, transactions, locks, notifications, queue, import, backup,
 * orders and search. All single statements are prepared on it in one separate run.
 */
export const embeddedEngineTests = [
  'src/platform/queue.db.test.ts',
  'src/platform/database/transaction-guard.db.test.ts',
  'src/platform/backup/restore-backup.db.test.ts',
  'src/cli/run-command.db.test.ts',
  'src/cli/commands/{backup,new,pages,products}.db.test.ts',
  'src/cli/missing-shop.db.test.ts',
  'src/cli/demo/large/load-large-catalogue.db.test.ts',
  'src/features/basket/{change-basket,safety}.db.test.ts',
  'src/features/catalogue/{save-products,take-stock}.db.test.ts',
  'src/features/checkout/{place-order,promoted-order}.db.test.ts',
  'src/features/customers/{transaction,sign-in}.db.test.ts',
  'src/features/feeds/{import-feed,import-source}.db.test.ts',
  'src/features/lists/favourites.db.test.ts',
  'src/features/orders/{store-order,order-meets-import}.db.test.ts',
  'src/features/pricing/set-prices.db.test.ts',
  'src/features/search/{refresh-products,search-phrases}.db.test.ts',
  'src/features/search/views/{listing,cached-columns}.db.test.ts',
  'src/features/search/queries/text-search.db.test.ts',
  'src/jobs/send-webhooks.db.test.ts',
  'src/legacy/basketchange.php.db.test.ts',
  'src/storefront/pages/checkout/checkout.db.test.ts',
  'src/main.db.test.ts',
  'src/server/{reserved-stock,kill-during-orders,product-feeds,graceful-shutdown}.db.test.ts',
]
