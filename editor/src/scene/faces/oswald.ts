import '@fontsource/oswald/400.css';
import '@fontsource/oswald/700.css';
