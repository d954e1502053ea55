import '@fontsource/lobster/400.css';
