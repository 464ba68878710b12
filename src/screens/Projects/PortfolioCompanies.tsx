import { graphql, useFragment } from 'react-relay/hooks';
import type { PortfolioCompanies_figures$key } from '../../../__generated__/relay/PortfolioCompanies_figures.graphql';
import { nameKey } from '../../../rules/text';
import { Section } from '../../ui/Rows';
import { portfolioMessages as messages } from './portfolioMessages';
import styles from './Portfolio.module.css';

interface OfProject {
  readonly id: string;
  readonly code: string;
  readonly fixed: number;
  readonly daysToFix: number;
}

/** How long each company takes, over the projects in which it has the same name. */
export function PortfolioCompanies({ figures: of }: { figures: PortfolioCompanies_figures$key }) {
  const figures = useFragment(
    graphql`
      fragment PortfolioCompanies_figures on PortfolioProject @relay(plural: true) {
        project {
          code
        }
        companies {
          company {
            id
            name
          }
          fixed
          daysToFix
        }
      }
    `,
    of,
  );
  const byName = new Map<string, { readonly name: string; readonly projects: OfProject[] }>();
  for (const { project, companies } of figures)
    for (const { company, fixed, daysToFix } of companies) {
      const found = byName.get(nameKey(company.name)) ?? { name: company.name, projects: [] };
      byName.set(nameKey(company.name), found);
      found.projects.push({ id: company.id, code: project.code, fixed, daysToFix });
    }
  const companies = [...byName.values()]
    .map(({ name, projects }) => {
      const fixed = projects.reduce((sum, each) => sum + each.fixed, 0);
      const days = projects.reduce((sum, each) => sum + each.daysToFix * each.fixed, 0) / fixed;
      return { name, projects, fixed, days };
    })
    .toSorted((one, other) => other.days - one.days);
  if (companies.length === 0) return null;
  return (
    <Section title={messages.companies}>
      <p className={styles.hint}>{messages.companiesHint}</p>
      <ul>
        {companies.map(({ name, projects, fixed, days }) => (
          <li key={name} className={styles.company}>
            <span className={styles.companyName}>
              <bdi>{name}</bdi>
              <span className={styles.hint}>{messages.fixed(fixed)}</span>
            </span>
            <strong>{messages.days(days)}</strong>
            <span className={styles.projects}>
              {projects.map(({ id, code, daysToFix }) => (
                <span key={id}>{messages.of(code, messages.days(daysToFix))}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
