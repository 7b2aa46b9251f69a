import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, LinkButton } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import { QuickAddProvider } from '../../cards/quick-add.tsx'
import type { Route } from './+types/page'
import { ComparisonTable } from './comparison-table.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/**
 * The visitor's comparison (B2.51, B9.19): a table, where one product stands beside goods to compare it with; its state is in the address,
 * and plain forms change it.
 */
export default function Comparison({ loaderData }: Route.ComponentProps) {
  const { count, columns, refusal, removed, words, suggested, changeAddress } = loaderData
  return (
    <>
      {count === 0 ? (
        <NothingCompared words={words} refusal={refusal} removed={removed} />
      ) : (
        <div className="page-width py-8 desktop:py-12">
          <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-title">{words.title}</h1>
            {count > 1 && <p className="text-soft">{words.count}</p>}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 tablet:ml-auto">
              {columns.length > 1 && (
                <LinkButton kind="secondary" to={changeAddress}>
                  {words.change}
                </LinkButton>
              )}
              {count > 1 && (
                <Form method="post" action={urls.comparison()}>
                  <Button kind="quiet" className="-mx-2">
                    {words.removeAll}
                  </Button>
                </Form>
              )}
            </div>
          </header>
          {refusal && <Notice type="warning">{refusal}</Notice>}
          {count === 1 && <p className="mb-4 text-soft">{words.hint}</p>}
          <QuickAddProvider>
            <ComparisonTable data={loaderData} />
          </QuickAddProvider>
        </div>
      )}
      {suggested && <TrustedHtml html={suggested} />}
    </>
  )
}

function NothingCompared({
  words,
  refusal,
  removed,
}: Pick<Route.ComponentProps['loaderData'], 'words' | 'refusal' | 'removed'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (removed.length > 0) heading.current?.focus() // the button with the focus is gone
  }, [removed])
  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      {refusal && <Notice type="warning">{refusal}</Notice>}
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {words.empty}
      </h1>
      {removed.length > 0 && (
        <Form method="post" action={urls.comparison()}>
          <input type="hidden" name="back" value={removed.join('-')} />
          <Button kind="secondary">{words.undo}</Button>
        </Form>
      )}
      <p className="max-w-text text-soft">{words.emptyText}</p>
      <LinkButton to={urls.home()}>{words.toShop}</LinkButton>
    </div>
  )
}
