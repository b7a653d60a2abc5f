import { Box } from '@mantine/core'
import { useIsOperator } from '../api/session'
import { HealthTiles } from '../overview/health_panel'
import { useService } from '../service/service'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { NotFound } from '../shell/root'
import { AllChecks, CheckAgain, ChecksState, Problems } from './checks'
import { Processes } from './processes'
import { Retention } from './retention'
import { Work } from './work'

/** Only operators see this page. */
export function HealthPage() {
  return useIsOperator() ? <Health /> : <NotFound />
}

function Health() {
  return (
    <Page title="Health" state={<ChecksState />} actions={<CheckAgain />}>
      <Problems />
      {/* A fixed minimum height, so that data that arrives does not move the panels below. */}
      <Box mih="6.5rem">
        <HealthTiles />
      </Box>
      <div className="with-side">
        <div>
          <Loaded query={useService()} shape="page">
            {(service) => (
              <>
                <Work service={service} />
                <Processes processes={service.processes} />
                <Retention kept={service.retention} />
              </>
            )}
          </Loaded>
        </div>
        <AllChecks />
      </div>
    </Page>
  )
}
