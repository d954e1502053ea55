import {useId} from 'react';

declare module 'react' {
  interface CSSProperties {
    /** How far a slider's track is coloured, as a percentage. */
    '--filled'?: string;
  }
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Digits after the point of the shown value. */
  readonly digits?: number;
  readonly unit?: string;
  readonly disabled?: boolean;
  onChange(value: number): void;
}

/** A slider with the value beside it, to be dragged or typed. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  digits = 0,
  unit = '',
  disabled = false,
  onChange,
}: SliderProps) {
  const id = useId();
  const shown = Number(value.toFixed(digits));
  const change = (text: string): void => {
    const next = Number(text);
    if (text !== '' && Number.isFinite(next)) onChange(Math.min(max, Math.max(min, next)));
  };
  const filled = `${((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100}%`;
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <div className="slider-row">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={Math.min(max, Math.max(min, value))}
          disabled={disabled}
          style={{'--filled': filled}}
          onChange={event => change(event.target.value)}
        />
        <span className="slider-value">
          <input
            type="number"
            aria-label={label}
            min={min}
            max={max}
            step={step}
            value={shown}
            disabled={disabled}
            onChange={event => change(event.target.value)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      </div>
    </div>
  );
}
