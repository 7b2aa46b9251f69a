import { sql } from 'kysely'

/**
 * What an upsert of stock sets when somebody has counted what lies there: held goods lie there too, so they are no part of what is to
 * be sold; when there are fewer than are held, all that there are.
 */
export const asCounted = sql`
  held = case when excluded.quantity = -1 then 0 else least(stock.held, excluded.quantity) end,
  quantity = case when excluded.quantity = -1 then -1 else excluded.quantity - least(stock.held, excluded.quantity) end
`
