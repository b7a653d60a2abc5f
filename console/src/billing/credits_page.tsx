import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { fieldsOf, messageOf } from '../api/problem'
import { useIsOperator } from '../session/session'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { count, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import { useCredits, useGrantCredits } from './credits'
import { KINDS, LedgerFilter } from './ledger_filter'

export function CreditsPage() {
  const { before, kind, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const isOperator = useIsOperator()
  const credits = useCredits({ before, kind, key_id, route, days })
  const [isGranting, setGranting] = useState(false)
  return (
    <Page
      title="Credits"
      actions={
        isOperator && (
          <ActionButton kind="main" onPress={() => setGranting(true)}>
            Grant credits
          </ActionButton>
        )
      }
    >
      <Loaded query={credits}>
        {({ granted, charged, held, remaining, entries, next_before }) => (
          <>
            <div className="tiles">
              <Tile title="Remaining" value={count(remaining)} note={worth(remaining)} />
              <Tile title="Held for work under way" value={count(held)} note={worth(held)} />
              <Tile title="Charged" value={count(charged)} note={worth(charged)} />
              <Tile title="Granted" value={count(granted)} note={worth(granted)} />
            </div>
            <h2>Ledger</h2>
            <LedgerFilter />
            <Table
              caption="Ledger, newest first"
              items={entries}
              idOf={({ id }) => id}
              empty={<p>{kind || key_id || route || days ? 'No entry is like that.' : 'No entries yet.'}</p>}
              columns={[
                { title: 'Entry', cell: ({ kind }) => KINDS[kind] },
                { title: 'Credits', number: true, cell: ({ amount }) => count(amount) },
                {
                  title: 'For',
                  cell: ({ route, note }) =>
                    route ? (
                      <Link to="." search={(now) => ({ ...now, before: undefined, route })}>
                        <code>{route}</code>
                      </Link>
                    ) : (
                      note
                    ),
                },
                {
                  title: 'Key',
                  cell: ({ key_id }) =>
                    key_id && (
                      <Link to="." search={(now) => ({ ...now, before: undefined, key_id })}>
                        <code className="small">{key_id}</code>
                      </Link>
                    ),
                },
                { title: 'When', cell: ({ created_at }) => <When at={created_at} /> },
              ]}
            />
            <nav className="row pager" aria-label="Pages">
              {before && (
                <Link to="." search={(now) => ({ ...now, before: undefined })}>
                  Newest
                </Link>
              )}
              {next_before && (
                <Link to="." search={(now) => ({ ...now, before: next_before })}>
                  Older
                </Link>
              )}
            </nav>
          </>
        )}
      </Loaded>
      <GrantWindow isOpen={isGranting} onClose={() => setGranting(false)} />
    </Page>
  )
}

function GrantWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const grant = useGrantCredits()
  return (
    <Window title="Grant credits" isOpen={isOpen} onClose={onClose}>
      <Form
        className="stack"
        validationErrors={fieldsOf(grant.error)}
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const note = String(form.get('note') ?? '').trim()
          grant.mutate(
            { amount: Number(form.get('amount')), ...(note ? { note } : {}) },
            { onSuccess: onClose }
          )
        }}
      >
        <Field label="Credits" name="amount" type="number" min={1} step={1} isRequired autoFocus />
        <Field label="Note" name="note" hint="Why, for the ledger." />
        {grant.error && <Notice kind="bad">{messageOf(grant.error)}</Notice>}
        <div className="row end">
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton type="submit" kind="main" isPending={grant.isPending}>
            Grant
          </ActionButton>
        </div>
      </Form>
    </Window>
  )
}
