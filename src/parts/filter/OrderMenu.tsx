import { ChevronIcon } from '../../ui/icons';
import { orderMessages } from './orderMessages';
import styles from './OrderMenu.module.css';
import { useOrder } from './useOrder';

interface OrderMenuProps {
  code: string;
  /** Of the person in the project. */
  role: string;
}

/** The order of the list, with the device's own menu. */
export function OrderMenu({ code, role }: OrderMenuProps) {
  const { value, options, choose } = useOrder(code, role);
  return (
    <span className={styles.order}>
      <span aria-hidden="true" className={styles.label}>
        {options.find((option) => option.value === value)?.label}
      </span>
      <ChevronIcon size={16} />
      <select
        aria-label={orderMessages.order}
        value={value}
        onChange={({ target }) =>
          options.forEach((option) => option.value === target.value && choose(option.value))
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
