import { Container, Head, Heading, Html, Img, Link, Preview, Section } from '@react-email/components'
import type { ReactNode } from 'react'
import { useMailBrand } from './mail-brand.tsx'
import { mailStyleSheet } from './mail-colours.ts'
import { sansFont, serifFont } from './mail-parts.tsx'

interface MailLayoutProps {
  /** Preview text that mail programs show next to the subject. */
  preview: string
  title: string
  children: ReactNode
}

/** The layout of every mail that the shop sends: the shop's name or logo, and the mail on a card. */
export function MailLayout({ preview, title, children }: MailLayoutProps) {
  const { colours } = useMailBrand()
  const { paper, raised, line, ink } = colours
  return (
    <Html lang="pl">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{mailStyleSheet}</style>
      </Head>
      <body className="mail-paper" style={{ backgroundColor: paper, margin: 0 }}>
        <Preview>{preview}</Preview>
        <Section className="mail-paper" style={{ backgroundColor: paper }}>
          <Container
            className="mail-space"
            style={{ maxWidth: '600px', margin: '0 auto', padding: '24px 16px', fontFamily: sansFont }}
          >
            <Section
              className="mail-card mail-line mail-ink"
              style={{
                ...{ backgroundColor: raised, color: ink, border: `1px solid ${line}`, borderRadius: '10px' },
                ...{ padding: '32px', fontSize: '16px', lineHeight: '24px' },
              }}
            >
              <ShopName />
              <Heading
                className="mail-ink"
                style={{
                  ...{ fontFamily: serifFont, fontSize: '28px', lineHeight: '34px', fontWeight: 400 },
                  ...{ color: ink, margin: '0 0 12px' },
                }}
              >
                {title}
              </Heading>
              {children}
            </Section>
          </Container>
        </Section>
      </body>
    </Html>
  )
}

/** The logo is on white in dark mode too: it may be dark itself. */
function ShopName() {
  const { shopName, home, logo, colours } = useMailBrand()
  return (
    <Section style={{ marginBottom: '24px' }}>
      <Link
        href={home}
        className="mail-accent"
        style={{ fontFamily: serifFont, fontSize: '22px', lineHeight: '28px', color: colours.accent }}
      >
        {logo ? <Img {...logo} alt={shopName} style={{ backgroundColor: '#ffffff', borderRadius: '4px' }} /> : shopName}
      </Link>
    </Section>
  )
}
