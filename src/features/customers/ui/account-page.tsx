import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { accountTexts } from '../texts/account.ts'

/** A page of the client's account, one column wide, with the way back to the account. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-text) flex-col gap-6">
        <header className="flex flex-col gap-2">
          <p>
            <Link to={urls.account()} className="text-accent underline underline-offset-4">
              {t(accountTexts.accountTitle)}
            </Link>
          </p>
          <h1 className="text-title">{title}</h1>
        </header>
        {children}
      </div>
    </div>
  )
}
