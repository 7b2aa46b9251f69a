import { Button, Heading, Hr, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { useMailBrand } from './mail-brand.tsx'

/** Fonts of the reader's device: a mail loads none, since their server would learn who reads it and when. */
export const sansFont = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"
export const serifFont = "Fraunces, Georgia, 'Times New Roman', serif"

interface MailPartProps {
  children: ReactNode
}

export function MailHeading({ children }: MailPartProps) {
  const { ink } = useMailBrand().colours
  return (
    <Heading
      as="h2"
      className="mail-ink"
      style={{
        ...{ fontFamily: serifFont, fontSize: '20px', lineHeight: '26px', fontWeight: 400 },
        ...{ color: ink, margin: '28px 0 8px' },
      }}
    >
      {children}
    </Heading>
  )
}

/** A paragraph; line breaks of the text stay with `lines`. */
export function MailText({ children, lines = false }: MailPartProps & { lines?: boolean }) {
  const { ink } = useMailBrand().colours
  return (
    <Text
      className="mail-ink"
      style={{
        ...{ margin: '0 0 12px', fontSize: '16px', lineHeight: '24px', color: ink },
        ...(lines && { whiteSpace: 'pre-line' }),
      }}
    >
      {children}
    </Text>
  )
}

/** Less important lines below another text. */
export function MailNote({ children }: MailPartProps) {
  const { soft } = useMailBrand().colours
  return (
    <div className="mail-soft" style={{ fontSize: '14px', lineHeight: '20px', color: soft, marginTop: '4px' }}>
      {children}
    </div>
  )
}

export function MailPanel({ children }: MailPartProps) {
  const { surface } = useMailBrand().colours
  return (
    <Section
      className="mail-panel"
      style={{ backgroundColor: surface, borderRadius: '8px', padding: '16px 20px 4px', margin: '0 0 12px' }}
    >
      {children}
    </Section>
  )
}

export function MailButton({ href, children }: MailPartProps & { href: string }) {
  const { accent, 'on-accent': onAccent } = useMailBrand().colours
  return (
    <Section style={{ padding: '12px 0 20px' }}>
      <Button
        href={href}
        className="mail-button"
        style={{
          ...{ backgroundColor: accent, color: onAccent, borderRadius: '6px', padding: '14px 24px' },
          ...{ fontSize: '16px', fontWeight: 600 },
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

export function MailAnchor({ href, children }: MailPartProps & { href: string }) {
  const { accent } = useMailBrand().colours
  return (
    <Link href={href} className="mail-accent" style={{ color: accent, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** Who sends the mail, and why. */
export function MailFooter({ children }: MailPartProps) {
  const { line } = useMailBrand().colours
  return (
    <>
      <Hr className="mail-line" style={{ borderColor: line, margin: '28px 0 20px' }} />
      {children}
    </>
  )
}
