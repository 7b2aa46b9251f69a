import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import type { PublicShop } from '#shop'
import type { DocumentSource } from '../rules/search-document.ts'

/** What is known of those of these products that shoppers may find. One query. */
export async function documentSources(shop: PublicShop, productIds: number[]): Promise<DocumentSource[]> {
  const { rows } = await sql<DocumentSource>`
    select product.id as "productId", product.name, product.version_name as "versionName", producer.name as producer,
      series.name as series, product.lead, product.description,
      array(select distinct step.name from product_category link join category on category.id = link.category_id
        join category step on step.id = any(category.path)
        where link.product_id = product.id and step.visible order by step.name) as categories,
      array(select distinct category.name from product_category link join category on category.id = link.category_id
        where link.product_id = product.id and category.visible order by category.name) as kinds,
      coalesce((select jsonb_agg(jsonb_build_object('name', parameter.name, 'value', value.name) order by link.position, value.id)
        from product_parameter link join parameter_value value on value.id = link.parameter_value_id
        join parameter on parameter.id = value.parameter_id where link.product_id = product.id), '[]') as parameters,
      array(select coalesce(nullif(name, ''), type) from product_size
        where product_id = product.id and type <> 'uniw' order by priority, id) as sizes,
      array(select code from product_size where product_id = product.id and code is not null
        union select ean from product_size where product_id = product.id and ean is not null order by 1) as codes
    from product
    left join producer on producer.id = product.producer_id
    left join series on series.id = product.series_id
    where product.id = ${among(productIds)} and product.visible and product.withdrawn_at is null
  `.execute(shop.database)
  return rows
}
