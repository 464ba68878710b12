import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type {
  PortfolioQuery,
  PortfolioQuery$data,
} from '../../../__generated__/relay/PortfolioQuery.graphql';
import { toProblem } from '../../domain/errors';
import { Button, buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { PortfolioCompanies } from './PortfolioCompanies';
import { PortfolioProjects } from './PortfolioProjects';
import { portfolioMessages as messages } from './portfolioMessages';
import styles from './Portfolio.module.css';

const query = graphql`
  query PortfolioQuery {
    viewer {
      portfolio {
        ...PortfolioProjects_figures
        ...PortfolioCompanies_figures
      }
    }
  }
`;

type Figures = NonNullable<PortfolioQuery$data['viewer']>['portfolio'];

/** The figures of all projects, as the server counts them; no device knows them all. */
export function Portfolio() {
  const environment = useRelayEnvironment();
  const [figures, setFigures] = useState<Figures | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // Its fragments are read while this is shown.
    const kept = environment.retain(createOperationDescriptor(getRequest(query), {}));
    const request = fetchQuery<PortfolioQuery>(
      environment,
      query,
      {},
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: ({ viewer }) => setFigures(viewer?.portfolio ?? []),
      error: (error: unknown) => setProblem(toProblem(error).sentence),
    });
    return () => {
      request.unsubscribe();
      kept.dispose();
    };
  }, [environment, times]);

  if (problem !== null)
    return (
      <Notice
        kind="refused"
        action={
          <Button
            onClick={() => {
              setProblem(null);
              setTimes(times + 1);
            }}
          >
            {messages.again}
          </Button>
        }
      >
        {`${messages.failed} ${problem}`}
      </Notice>
    );
  if (figures === null)
    return (
      <p role="status" className={styles.waiting}>
        {messages.loading}
      </p>
    );
  if (figures.length === 0) return <EmptyState title={messages.none} />;
  return (
    <div className={styles.portfolio}>
      <PortfolioProjects figures={figures} />
      <PortfolioCompanies figures={figures} />
      <a href="/files/tables/portfolio.xlsx" download className={buttonClass()}>
        {messages.download}
      </a>
    </div>
  );
}
