import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonLook } from '../../ui/Button';
import { acceptedFiles } from './checkFile';

interface FileButtonProps extends ButtonLook {
  label: string;
  /** Several files may be chosen. @default false */
  several?: boolean;
  autoFocus?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file chooser for plans. */
export function FileButton({
  label,
  several = false,
  autoFocus = false,
  onFiles,
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button {...look} autoFocus={autoFocus} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        hidden
        multiple={several}
        onChange={onChange}
      />
    </>
  );
}
